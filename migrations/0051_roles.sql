CREATE TABLE "staff_roles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_roles_slug_unique" UNIQUE("slug"),
	CONSTRAINT "staff_roles_name_unique" UNIQUE("name"),
	CONSTRAINT "staff_roles_name_given" CHECK (btrim("staff_roles"."name") <> '')
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_role_known";