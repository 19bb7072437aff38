CREATE TABLE "id_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "id_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guest_id" integer NOT NULL,
	"kind" text NOT NULL,
	"sealed_number" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "id_documents_guest_id_unique" UNIQUE("guest_id"),
	CONSTRAINT "id_documents_kind_known" CHECK ("id_documents"."kind" in ('national-id', 'passport', 'driving-permit', 'refugee-id', 'other')),
	CONSTRAINT "id_documents_number_given" CHECK (btrim("id_documents"."sealed_number") <> '')
);
--> statement-breakpoint
ALTER TABLE "id_documents" ADD CONSTRAINT "id_documents_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;