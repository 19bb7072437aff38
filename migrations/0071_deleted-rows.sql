CREATE TABLE "deleted_rows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deleted_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"row_id" integer NOT NULL,
	"name" text NOT NULL,
	"row" jsonb NOT NULL,
	"along" jsonb NOT NULL,
	"staff_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deleted_rows_once" UNIQUE("resource","row_id")
);
--> statement-breakpoint
CREATE INDEX "deleted_rows_created_at" ON "deleted_rows" USING btree ("created_at");